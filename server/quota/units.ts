// What Gmail's calls cost in quota units (projects made since May 2026), and how much of it an account may spend in a minute.
// Source: developers.google.com/workspace/gmail/api/reference/quota

export const unitsOf = {
  profile: 1,
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

/**
 * Units of one user within any minute: of all calls, and of those that nobody waits for. The difference is the person's; and where
 * the person has spent more than that, the background still leaves them the last 500.
 */
export const budget = { all: 6000, background: 4500, leftToPerson: 500 } as const;

export const windowMs = 60_000;
