/** Everything that can be wrong with one field; the client has words for each in both languages. */
export const fieldErrors = [
  'required',
  'invalid',
  'invalidEmail',
  'invalidMobile',
  'invalidLink',
  'invalidPercent',
  'invalidAmount',
  'invalidNumber',
  'invalidYear',
  'tooShort350',
  'tooLong',
  'tooManyWords350',
  'thesisLength',
  'maxTwo',
  'maxThree',
  'maxFiveKeywords',
  'unknownOption',
  'passwordWeak',
  'passwordMismatch',
  'newPasswordMismatch',
  'currentPasswordWrong',
  'termsNotAccepted',
  'emailNotVerified',
  'emailTaken',
  'mobileTaken',
  'photoMissing',
  'proofMissing',
  'documentMissing',
  'typeMissing',
  'fileTooLarge',
  'fileType',
  'fileEmpty',
] as const
export type FieldError = (typeof fieldErrors)[number]
export type FieldErrors = Record<string, FieldError>

export const isFieldError = (value: string): value is FieldError => fieldErrors.includes(value as FieldError)
