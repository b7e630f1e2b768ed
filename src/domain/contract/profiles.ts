import * as v from 'valibot'
import { accountTypes, profileKinds } from '../offerings.ts'
import { answers } from '../registration/answerSchema.ts'
import { documentKinds } from '../registration/documentKinds.ts'
import { documentSchema, profileSchema } from '../registration/profileSchema.ts'
import type { Declarations } from './declaration.ts'
import { done, doneSchema, fileRefusals } from './envelope.ts'
import { previewResponse } from './market.ts'

/**
 * GET /profiles/{kind}: creates nothing; `profile` is null if there is none. `suggested` prefills the basic step,
 * `draft` holds answers that no step has saved yet.
 */
export const profileResponse = v.object({
  ...done,
  profile: v.nullable(profileSchema),
  suggested: answers,
  draft: answers,
})
/** PUT /profiles/{kind}/draft stores unfinished answers; saving a step removes its answers from the draft. */
/** PUT /profiles/{kind}/{step} with step basic | business | documents. */
export const saveStepRequest = v.object({ answers })
export const saveDocumentsRequest = v.object({ answers: v.optional(answers, {}) })
export const savedStepResponse = v.object({ ...done, profile: profileSchema })
/** POST /profiles/{kind}/submission */

/** POST /documents, multipart: repeating a `request_id` returns the document that is already stored. */
export const documentFields = v.object({
  key: v.picklist(documentKinds),
  kind: v.picklist(profileKinds),
  /** The type of a proof. */
  type: v.optional(v.string()),
  title: v.optional(v.string()),
  request_id: v.optional(v.string()),
  /** The id of the document that this one replaces. */
  replaces: v.optional(v.string()),
  file: v.instance(File),
})
export const uploadedDocumentResponse = v.object({ ...done, document: documentSchema })
export const documentResponse = v.object({ ...done, document: documentSchema })

const byKind = { kind: v.picklist(accountTypes) }
const saveRefusals = ['STEP_OUT_OF_ORDER', 'FORBIDDEN'] as const

export const profileRoutes = {
  'GET /profiles/:kind': {
    tag: 'profiles',
    summary: 'My profile of one kind',
    who: 'member',
    params: byKind,
    answer: profileResponse,
    refusals: [],
  },
  'GET /profiles/:kind/preview': {
    tag: 'profiles',
    summary: 'My profile as a stranger sees it',
    who: 'member',
    params: byKind,
    answer: previewResponse,
    refusals: [],
  },
  'PUT /profiles/:kind/draft': {
    tag: 'profiles',
    summary: 'Save unfinished answers as a draft',
    who: 'member',
    params: byKind,
    body: saveStepRequest,
    example: { answers: { first_name: 'Asha' } },
    answer: doneSchema,
    refusals: [],
  },
  'PUT /profiles/:kind/basic': {
    tag: 'profiles',
    summary: 'Save the basic details',
    who: 'member',
    params: byKind,
    body: saveStepRequest,
    example: { answers: { first_name: 'Asha', last_name: 'Rao', currency: 'INR' } },
    answer: savedStepResponse,
    refusals: saveRefusals,
  },
  'PUT /profiles/:kind/business': {
    tag: 'profiles',
    summary: 'Save the business details',
    who: 'member',
    params: byKind,
    body: saveStepRequest,
    example: { answers: { funding_goal: { amount: '500000', currency: 'INR' } } },
    answer: savedStepResponse,
    refusals: saveRefusals,
  },
  'PUT /profiles/:kind/documents': {
    tag: 'profiles',
    summary: 'Complete the documents step',
    who: 'member',
    params: byKind,
    body: saveDocumentsRequest,
    example: { answers: {} },
    answer: savedStepResponse,
    refusals: saveRefusals,
  },
  'POST /profiles/:kind/submission': {
    tag: 'profiles',
    summary: 'Submit for review',
    who: 'member',
    params: byKind,
    answer: savedStepResponse,
    refusals: [...saveRefusals, 'PROFILE_INCOMPLETE', 'VALIDATION_FAILED'],
  },
  'POST /documents': {
    tag: 'documents',
    summary: 'Upload a document; safe to repeat',
    who: 'member',
    form: documentFields,
    answer: uploadedDocumentResponse,
    refusals: [
      'NOT_FOUND',
      'RATE_LIMITED',
      'STEP_OUT_OF_ORDER',
      'FORBIDDEN',
      'STORAGE_FULL',
      'IDEMPOTENCY_MISMATCH',
      ...fileRefusals,
    ],
  },
  'GET /documents/:id': {
    tag: 'documents',
    summary: 'One of my documents, with new links',
    who: 'member',
    answer: documentResponse,
    refusals: [],
  },
  'DELETE /documents/:id': {
    tag: 'documents',
    summary: 'Delete a document',
    who: 'member',
    answer: doneSchema,
    refusals: ['FORBIDDEN'],
  },
} as const satisfies Declarations
