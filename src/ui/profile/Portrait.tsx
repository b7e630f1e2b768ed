import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { endingsOf } from '../../domain/registration/documents.ts'
import type { Profile } from '../../domain/registration/profileSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { UploadActor } from '../../machines/documentUploadMachine.ts'
import { DropZone } from '../parts/DropZone.tsx'
import { useCan } from '../parts/states.ts'
import { UploadState } from '../registration/index.ts'

const Frame = styled.section`
  display: grid; grid-template-columns: auto 1fr; gap: 1rem; align-items: center;
  > img, > .initial { width: 6rem; height: 6rem; border-radius: 50%; object-fit: cover; background: var(--brand-wash); }
  > .initial { display: grid; place-items: center; font: 600 2.2rem var(--display); color: var(--brand); }
  > div { display: grid; gap: .6rem; min-width: 0; max-width: 24rem; }
  @media (max-width: 35.99rem) { grid-template-columns: 1fr; justify-items: start; }
`

/** The member's picture, which can be changed here. */
export function Portrait({ profile, upload }: { profile: Profile; upload: UploadActor }) {
  const { LL } = useWords()
  const words = LL.registration
  const mayChoose = useCan(upload, { type: 'type.chosen', slug: '' })
  const stored = useSelector(upload, ({ context }) => context.stored)
  const image = stored?.thumbnail_url ?? profile.image_url
  const name = `${profile.basic.first_name ?? ''}`
  const choose = stored ? words.review.photo() : words.review.addPhoto()
  return (
    <Frame aria-label={words.documents['profile-image']()}>
      {image ? (
        <img src={image} alt="" width={96} height={96} />
      ) : (
        <span className="initial" aria-hidden="true">
          {[...name][0] ?? '·'}
        </span>
      )}
      <div>
        {profile.can.edit && mayChoose ? (
          <DropZone
            label={choose}
            description={`${words.documents['profile-image']()}: ${choose}`}
            hint={words.upload.drop()}
            accept={endingsOf('profile-image')}
            onFiles={(files) => upload.send({ type: 'files.chosen', files })}
          />
        ) : null}
        <UploadState actor={upload} />
      </div>
    </Frame>
  )
}
