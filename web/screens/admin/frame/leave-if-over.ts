import { Problem } from '#domain/problem.ts';
import { sessionLapsed } from '#web/session/session.ts';

/** The session or the role ended meanwhile: the gate asks the server, and shows the login or leaves the area. */
export const leaveIfOver = (error: unknown): void => {
  if (error instanceof Problem && (error.code === 'session.missing' || error.code === 'role.missing')) sessionLapsed();
};
