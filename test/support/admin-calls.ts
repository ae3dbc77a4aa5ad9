// Every call of the admin area with an input that it takes. A new call does not compile until it stands here.
import { api } from '#api/api.ts';
import type { UserId } from '#domain/id.ts';
import type { Asked } from './bearer.ts';
import type { OperatorClient } from './operator.ts';

type Name = keyof typeof api.admin;

/** `person`: whom the call is about. */
const inputs = (person: UserId, now: Date) => {
  const span = { from: new Date(now.getTime() - 7 * 86_400_000).toISOString(), to: now.toISOString() };
  const fingerprint = '0123456789abcdef';
  return {
    getOperator: {},
    startCodes: {},
    confirmCodes: { code: '123456' },
    endCodes: {},
    getRoles: {},
    addRole: { who: 'nobody@northwind.example', role: 'user' },
    removeRole: { id: crypto.randomUUID() },
    getPeople: span,
    getPerson: { id: person },
    endPersonSessions: { id: person, session: crypto.randomUUID() },
    syncPerson: { id: person },
    remindPerson: { id: person },
    emailPerson: { id: person, subject: 'Hello', text: 'Hello' },
    refundPerson: { id: person, payment: 'in_1' },
    cancelPerson: { id: person },
    deletePerson: { id: person, address: 'somebody-else@northwind.example' },
    getActivityLog: span,
    getActivitySummary: span,
    exportActivity: span,
    verifyActivity: { part: 0 },
    runDebugStep: { step: 'token-row' },
    getBusinessMetrics: span,
    getBusinessDetails: span,
    getQualityMetrics: span,
    getQualityDetails: span,
    getTechnicalFigures: span,
    getErrors: {},
    getSingleErrors: { fingerprint },
    resolveError: { fingerprint, resolved: true },
    getServerCaches: {},
  } satisfies Record<Name, Record<string, unknown>>;
};

export type AdminCall = { name: string; stepUp: boolean; ask(by: OperatorClient): Promise<Asked> };

export const adminCalls = (person: UserId, now: Date): AdminCall[] => {
  const all: Record<string, Record<string, unknown>> = inputs(person, now);
  return Object.entries(api.admin).map(([name, { method, path, ...endpoint }]) => {
    const input = { ...all[name] };
    const address = path.replaceAll(/:(\w+)/g, (_part, field: string) => {
      const value = String(input[field]);
      delete input[field];
      return encodeURIComponent(value);
    });
    const query = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]));
    return {
      name,
      stepUp: endpoint.stepUp === true,
      ask: (by) =>
        method === 'GET' ? by.get(`${address}?${query}`) : by.ask(method === 'POST' ? 'POST' : 'GET', address, input),
    };
  });
};
