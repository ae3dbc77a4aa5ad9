/** The cost and the scopes of each Gmail method. */

export type Method = {
  /** Quota units for projects since May 2026, and for older ones. */
  units: number;
  legacyUnits: number;
  /** Any one of these is enough. */
  scopes: readonly string[];
};

export type MethodName = keyof typeof methods;

const prefix = 'https://www.googleapis.com/auth/gmail.';
const everything = ['https://mail.google.com/'];
const change = [...everything, `${prefix}modify`];
const compose = [...change, `${prefix}compose`];
const send = [...compose, `${prefix}send`];
const insert = [...change, `${prefix}insert`];
const read = [...change, `${prefix}readonly`];
const readDrafts = [...read, `${prefix}compose`];
const view = [...read, `${prefix}metadata`];
const lookAtLabels = [...view, `${prefix}labels`];
const changeLabels = [...change, `${prefix}labels`];
const changeSettings = [...change, `${prefix}settings.basic`];
const readSettings = [...read, `${prefix}settings.basic`];

export const methods = {
  'users.getProfile': { units: 1, legacyUnits: 1, scopes: view },
  'users.watch': { units: 100, legacyUnits: 100, scopes: view },
  'users.stop': { units: 50, legacyUnits: 50, scopes: view },
  'labels.list': { units: 1, legacyUnits: 1, scopes: lookAtLabels },
  'labels.get': { units: 1, legacyUnits: 1, scopes: lookAtLabels },
  'labels.create': { units: 5, legacyUnits: 5, scopes: changeLabels },
  'labels.update': { units: 5, legacyUnits: 5, scopes: changeLabels },
  'labels.patch': { units: 5, legacyUnits: 5, scopes: changeLabels },
  'labels.delete': { units: 5, legacyUnits: 5, scopes: changeLabels },
  'messages.list': { units: 5, legacyUnits: 5, scopes: view },
  'messages.get': { units: 20, legacyUnits: 5, scopes: read },
  'messages.modify': { units: 5, legacyUnits: 5, scopes: change },
  'messages.batchModify': { units: 50, legacyUnits: 50, scopes: change },
  'messages.trash': { units: 20, legacyUnits: 5, scopes: change },
  'messages.untrash': { units: 20, legacyUnits: 5, scopes: change },
  'messages.delete': { units: 20, legacyUnits: 10, scopes: everything },
  'messages.batchDelete': { units: 50, legacyUnits: 50, scopes: everything },
  'messages.insert': { units: 25, legacyUnits: 25, scopes: insert },
  'messages.import': { units: 25, legacyUnits: 25, scopes: insert },
  'messages.send': { units: 100, legacyUnits: 100, scopes: send },
  'attachments.get': { units: 20, legacyUnits: 5, scopes: read },
  'drafts.list': { units: 5, legacyUnits: 5, scopes: readDrafts },
  'drafts.get': { units: 20, legacyUnits: 5, scopes: readDrafts },
  'drafts.create': { units: 10, legacyUnits: 10, scopes: compose },
  'drafts.update': { units: 15, legacyUnits: 15, scopes: compose },
  'drafts.delete': { units: 10, legacyUnits: 10, scopes: compose },
  'drafts.send': { units: 100, legacyUnits: 100, scopes: compose },
  'threads.list': { units: 10, legacyUnits: 10, scopes: view },
  'threads.get': { units: 40, legacyUnits: 10, scopes: read },
  'threads.modify': { units: 10, legacyUnits: 10, scopes: change },
  'threads.trash': { units: 20, legacyUnits: 10, scopes: change },
  'threads.untrash': { units: 20, legacyUnits: 10, scopes: change },
  'threads.delete': { units: 20, legacyUnits: 20, scopes: everything },
  'history.list': { units: 2, legacyUnits: 2, scopes: view },
  'settings.sendAs.list': { units: 1, legacyUnits: 1, scopes: readSettings },
  'settings.sendAs.get': { units: 1, legacyUnits: 1, scopes: readSettings },
  'settings.getVacation': { units: 1, legacyUnits: 1, scopes: readSettings },
  'settings.updateVacation': { units: 5, legacyUnits: 5, scopes: changeSettings },
} satisfies Record<string, Method>;
