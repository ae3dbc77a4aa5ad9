// The services that Flow works with, as the operator sees them.

export const serviceNames = {
  database: 'Backend database',
  jobs: 'Background jobs',
  sign_in: 'Google sign-in',
  gmail: 'Gmail API',
  calendar: 'Google Calendar',
  people: 'Google contacts',
  meet: 'Google Meet',
  hearing: 'Hearing',
  speaking: 'Speaking',
  model: 'Language model',
  payments: 'Payments',
  push: 'Push notices',
  persona: 'Persona API',
  zoom: 'Zoom API',
} as const;

export type ServiceName = keyof typeof serviceNames;

export const isServiceName = (name: string): name is ServiceName => name in serviceNames;

export const serviceStates = ['healthy', 'degraded', 'down', 'not configured'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** What a probe found. `ms` is null where nothing was asked. */
export type Probed = { found: 'works' | 'fails' | 'not configured'; ms: number | null };

/** Milliseconds. A slower answer is degraded. */
export const slowProbe = 2000;

/** One failure may be chance. The second in a row is an outage. */
export const stateAfter = ({ found, ms }: Probed, failuresBefore: number): ServiceState => {
  if (found === 'not configured') return 'not configured';
  if (found === 'fails') return failuresBefore === 0 ? 'degraded' : 'down';
  return ms !== null && ms > slowProbe ? 'degraded' : 'healthy';
};
