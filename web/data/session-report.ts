import * as api from '#api/session-report.ts';
import type { SessionReport } from '#domain/session-report.ts';
import { call } from './call.ts';

export const reportSession = (report: SessionReport): Promise<unknown> => call(api.reportSession, report);
