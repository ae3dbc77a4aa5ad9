import { confirmByPassword } from '#api/accounts.ts';
import { expectedUser } from '#api/endpoint.ts';
import * as api from '#api/leaving.ts';
import type { UserId } from '#domain/id.ts';
import type { ArchiveId } from '#domain/leaving.ts';
import { call } from './call.ts';

export type Leaving = Awaited<ReturnType<typeof askLeaving>>;

export const askLeaving = () => call(api.getLeaving, {});
export const startExport = () => call(api.startExport, {});
export const disconnectGoogle = () => call(api.disconnect, {});
export const deleteAccount = (address: string) => call(api.deleteAccount, { address });
export const proveByPassword = (password: string) => call(confirmByPassword, { password });

/** A download carries no header of ours, so the query names the person. */
export const archiveAddress = (id: ArchiveId, userId: UserId): string =>
  `${api.archiveFile.replace(':id', id)}?${expectedUser.query}=${userId}`;
