// The admin area's data.
import * as api from '#api/admin.ts';
import { call } from './call.ts';

export const askOperator = () => call(api.getOperator, {});
export const askRoles = () => call(api.getRoles, {});
