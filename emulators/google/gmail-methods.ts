/** What each Gmail method costs and which scopes open it, on one page. */

export type Method = {
  /** Quota units for projects made since May 2026, and for those before. */
  units: number;
  legacyUnits: number;
  /** Any one of these is enough. */
  scopes: readonly string[];
};

export type MethodName =
  | 'users.getProfile'
  | 'labels.list'
  | 'labels.get'
  | 'messages.list'
  | 'messages.get'
  | 'messages.modify'
  | 'messages.batchModify'
  | 'messages.trash'
  | 'messages.untrash'
  | 'attachments.get'
  | 'threads.list'
  | 'threads.get'
  | 'threads.modify'
  | 'threads.trash'
  | 'threads.untrash'
  | 'history.list';

const prefix = 'https://www.googleapis.com/auth/gmail.';
const change = ['https://mail.google.com/', `${prefix}modify`];
const read = [...change, `${prefix}readonly`];
const look = [...read, `${prefix}metadata`];
const lookAtLabels = [...look, `${prefix}labels`];

export const methods: Record<MethodName, Method> = {
  'users.getProfile': { units: 1, legacyUnits: 1, scopes: look },
  'labels.list': { units: 1, legacyUnits: 1, scopes: lookAtLabels },
  'labels.get': { units: 1, legacyUnits: 1, scopes: lookAtLabels },
  'messages.list': { units: 5, legacyUnits: 5, scopes: look },
  'messages.get': { units: 20, legacyUnits: 5, scopes: read },
  'messages.modify': { units: 5, legacyUnits: 5, scopes: change },
  'messages.batchModify': { units: 50, legacyUnits: 50, scopes: change },
  'messages.trash': { units: 20, legacyUnits: 5, scopes: change },
  'messages.untrash': { units: 20, legacyUnits: 5, scopes: change },
  'attachments.get': { units: 20, legacyUnits: 5, scopes: read },
  'threads.list': { units: 10, legacyUnits: 10, scopes: look },
  'threads.get': { units: 40, legacyUnits: 10, scopes: read },
  'threads.modify': { units: 10, legacyUnits: 10, scopes: change },
  'threads.trash': { units: 20, legacyUnits: 10, scopes: change },
  'threads.untrash': { units: 20, legacyUnits: 10, scopes: change },
  'history.list': { units: 2, legacyUnits: 2, scopes: look },
};
