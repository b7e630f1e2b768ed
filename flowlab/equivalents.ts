const atTheStart = 'it is asked when the flow starts, before anything has changed'
const neverChanges = 'what it looks at stays as it was when the flow began'

/** Changes that no test could notice, by flow and name, with the reason. */
export const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  login: { 'isRecovering: by stale context': atTheStart },
  optionLists: {
    'loading: loadOptionLists with input of stale context': neverChanges,
    'translating: loadOptionLists with input of stale context': neverChanges,
  },
  profileLoading: { 'loading: loadProfile with input of stale context': neverChanges },
  wizard: {
    'the machine: optionLists with input of stale context': atTheStart,
    'the machine: draftAutosave with input of stale context': atTheStart,
    'loading: profileLoading with input of stale context': neverChanges,
  },
  profileReview: {
    'the machine: optionLists with input of stale context': atTheStart,
    'loading: loadReview with input of stale context': neverChanges,
    'submitting: submitProfile with input of stale context': neverChanges,
  },
  overview: { 'loading: loadHomeContent with input of stale context': neverChanges },
  listings: {
    'the machine: watchAddress with input of stale context': atTheStart,
    'the machine: savedSearches with input of stale context': atTheStart,
  },
  listing: { 'reporting: report with input of stale context': neverChanges },
  proposalDraft: {
    'writing on proposal.cancelled: without noteCancelled': 'a draft counts as dropped until it is sent',
    'unanswered on proposal.cancelled: without noteCancelled': 'a draft counts as dropped until it is sent',
    'noteCancelled: does not set end': 'a draft counts as dropped until it is sent',
  },
  proposal: {
    'the machine: watchChanges with input of stale context': atTheStart,
    'loading: loadProposal with input of stale context': neverChanges,
    'complaining: complaint with input of stale context': neverChanges,
  },
  chat: {
    'the machine: chatMenu with input of stale context': atTheStart,
    'the machine: typing with input of stale context': atTheStart,
    'the machine: messageSearch with input of stale context': atTheStart,
  },
  typing: { 'the machine: watchTyping with input of stale context': atTheStart },
  notifications: { 'the machine: push with input of stale context': atTheStart },
}
