import { flow } from 'flowlab/model/flow.ts'
import { documentUploadMachine } from '../../src/machines/documentUploadMachine.ts'
import { documentUploadsMachine } from '../../src/machines/documentUploadsMachine.ts'
import { no, offline, yes } from './answers.ts'
import { byScreen } from './offered.ts'
import { profile } from './profileSamples.ts'
import { documentUploadReach } from './reachOfScreens.ts'
import { id } from './samples.ts'

/** A constant id, so that the number of situations is finite. */
const only = 'k'

const pdf = new File(['x'], 'x.pdf')

function never(): never {
  throw new Error('the sample profile has a document')
}

export const uploadFlows = [
  flow('documentUpload', documentUploadMachine, {
    inputs: {
      'an empty slot': { kind: 'INVESTMENT', document: 'proof-of-business', stored: null, requestId: id },
      'a stored document': {
        kind: 'INVESTMENT',
        document: 'proof-of-business',
        stored: profile.documents[0] ?? never(),
        requestId: id,
      },
      'a document that cannot be deleted': {
        kind: 'INVESTMENT',
        document: 'proof-of-business',
        stored: { ...(profile.documents[0] ?? never()), removable: false },
        requestId: id,
      },
      'a file just added': { kind: 'INVESTMENT', document: 'financial-report', stored: null, file: pdf, requestId: id },
    },
    events: [
      { type: 'type.chosen', slug: 'trade-license' },
      { type: 'files.chosen', files: [pdf] },
      { type: 'files.chosen', files: [pdf, pdf] },
      { type: 'files.chosen', files: [new File(['x'], 'x.exe')] },
      { type: 'upload.cancelled' },
      { type: 'retry.requested' },
      { type: 'deletion.requested' },
      { type: 'deletion.confirmed' },
      { type: 'deletion.cancelled' },
    ],
    outcomes: {
      uploadDocument: [
        { event: { type: 'upload.progressed', share: 0.5 } },
        { event: { type: 'upload.settled', outcome: yes(profile.documents[0] ?? never()).output }, as: 'is done' },
        { event: { type: 'upload.settled', outcome: no('FILE_TYPE').output }, as: 'refuses: FILE_TYPE' },
        { event: { type: 'upload.unanswered' } },
      ],
      deleteDocument: [yes(null), no('NOT_FOUND'), no('FORBIDDEN'), offline],
    },
    bound: ({ type, stored, problem, refusal, file, progress }) => [
      type,
      stored !== null,
      problem,
      refusal?.code,
      file?.name,
      progress,
    ],
    reach: byScreen('documentUpload', documentUploadReach),
  }),

  flow('documentUploads', documentUploadsMachine, {
    inputs: { 'one document': { kind: 'INVESTMENT', documents: profile.documents, lastId: only } },
    ends: ['open'],
    events: [
      { type: 'files.added', document: 'financial-report', files: [pdf, pdf] },
      { type: 'files.added', document: 'business-photo', files: [pdf] },
    ],
    outcomes: { documentUpload: [] },
    reach: byScreen('documentUploads'),
  }),
]
