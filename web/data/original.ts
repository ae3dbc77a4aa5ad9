// Messages as they came: what is in one, and the addresses of its page and its files, which a browser opens by itself.

import { expectedUser } from '#api/endpoint.ts';
import * as api from '#api/original.ts';
import type { MessageId, UserId } from '#domain/id.ts';
import { call } from './call.ts';

export const getOriginal = (id: MessageId, cancelled: AbortSignal) => call(api.getOriginal, { id }, cancelled);

export const pageOf = (id: MessageId, user: UserId): string => named(api.originalPage.replace(':id', id), user);

export const fileOf = (id: MessageId, nth: number, user: UserId): string =>
  named(api.attachmentFile.replace(':id', id).replace(':nth', String(nth)), user);

const named = (path: string, user: UserId): string => `${path}?${new URLSearchParams({ [expectedUser.query]: user })}`;
