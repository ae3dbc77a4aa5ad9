// How long Flow keeps what it removes in time.

/** Days, except where the name says otherwise. */
export const keptFor = {
  session: 30,
  signInMinutes: 15,
  spokenWords: 30,
  spokenOutcomes: 90,
  discardedDrafts: 30,
  syncTraces: 30,
  activity: 396,
  sentNotices: 7,
  meetingPreps: 0,
  archiveMinutes: 15,
  deletionList: 40,
  jobs: 14,
  paymentEvents: 40,
  contactMonths: 12,
  metrics: 396,
  errors: 30,
  errorCounts: 90,
} as const;
