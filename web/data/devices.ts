import * as api from '#api/devices.ts';
import { call } from './call.ts';

export const askDevices = () => call(api.getDevices, {});

/** `id`: of a session, or all but this one. */
export const endDevice = (id: string) => call(api.endDevice, { id });
