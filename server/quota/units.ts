// Costs and limits of Google's calls, by account and for the whole installation. Source:
// developers.google.com/workspace/gmail/api/reference/quota (projects made since May 2026)

/** Google counts Gmail in units, the People API and the Calendar API in calls. */
export type Purse = 'mail' | 'contacts' | 'calendar';

/** Gmail units. */
export const unitsOf = {
  profile: 1,
  signature: 1,
  labels: 1,
  /** Includes the lookup of an existing name. */
  makeLabel: 6,
  list: 5,
  get: 20,
  file: 20,
  history: 2,
  drafts: 5,
  putDraft: 15,
  sendDraft: 100,
  getDraft: 20,
  dropDraft: 10,
  modify: 5,
  modifyMany: 50,
  watch: 100,
} as const;

export const contactsPage = 1;

export const calendarCall = 1;

/**
 * Units per minute: for all calls, and for background calls. The rest belongs to people. After heavy use by a person, the background
 * still leaves `leftToPerson`.
 */
export type Budget = { all: number; background: number; leftToPerson: number };

/** Three quarters for the background, and always a twelfth left. */
export const budgetOf = (all: number): Budget => ({
  all,
  background: Math.floor((all * 3) / 4),
  leftToPerson: Math.floor(all / 12),
});

/** For one account. */
export const budgets = { mail: budgetOf(6000), contacts: budgetOf(90), calendar: budgetOf(600) } satisfies Record<
  Purse,
  Budget
>;

export const windowMs = 60_000;
