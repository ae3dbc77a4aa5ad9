// The admin area's data.
import * as accounts from '#api/accounts.ts';
import * as api from '#api/admin.ts';
import type { Role } from '#domain/admin-roles.ts';
import type { DebugStep } from '#domain/email-debug.ts';
import { call, callServer } from './call.ts';

export const askOperator = () => call(api.getOperator, {});
export const askRoles = () => call(api.getRoles, {});
export const addRole = (who: string, role: Role) => call(api.addRole, { who, role });
export const removeRole = (id: string) => call(api.removeRole, { id });

export const signInByPassword = (given: { email: string; password: string; code: string }) =>
  callServer(accounts.signInByPassword, given);
export const proveByCode = (code: string) => call(accounts.confirmByCode, { code });
export const startCodes = () => call(api.startCodes, {});
export const confirmCodes = (code: string) => call(api.confirmCodes, { code });
export const endCodes = () => call(api.endCodes, {});
export const runDebugStep = (step: DebugStep) => call(api.runDebugStep, { step });
