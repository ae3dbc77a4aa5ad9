import * as api from '#api/activity.ts';
import type { SessionReport } from '#domain/activity.ts';
import { call } from './call.ts';

export const reportSession = (report: SessionReport): Promise<unknown> => call(api.reportSession, report);
