// What Google's calls cost, and how much of it may be spent in a minute: by an account, and by all accounts of the installation.
// Source: developers.google.com/workspace/gmail/api/reference/quota (projects made since May 2026)

/** What Google counts apart: Gmail in units, the People API in calls. */
export type Purse = 'mail' | 'contacts';

/** Of Gmail. */
export const unitsOf = {
  profile: 1,
  signature: 1,
  labels: 1,
  /** With the look for one that has the name already. */
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

/** A page of the People API is one reading. */
export const contactsPage = 1;

/**
 * Units within any minute: of all calls, and of those that nobody waits for. The difference is the person's; and where the person
 * has spent more than that, the background still leaves them `leftToPerson`.
 */
export type Budget = { all: number; background: number; leftToPerson: number };

/** Three quarters for the background, and the last twelfth never. */
export const budgetOf = (all: number): Budget => ({
  all,
  background: Math.floor((all * 3) / 4),
  leftToPerson: Math.floor(all / 12),
});

/** Of one account. */
export const budgets = { mail: budgetOf(6000), contacts: budgetOf(90) } satisfies Record<Purse, Budget>;

export const windowMs = 60_000;
