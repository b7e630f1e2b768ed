import { toast } from 'react-hot-toast/headless'

const shownFor = 5_000

export const toastError = (text: string): void => void toast.error(text, { duration: shownFor, id: text })
export const toastSuccess = (text: string): void => void toast.success(text, { duration: shownFor, id: text })
export const toastInfo = (text: string): void => void toast(text, { duration: shownFor, id: text })
