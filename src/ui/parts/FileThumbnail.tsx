import { useEffect, useRef } from 'react'

/** A picture that is still on the device. Its name is written beside it. */
export function FileThumbnail({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" width={44} height={44} />
}
