// Original messages: their page, their remote pictures and their files.

import { expectedUser } from '#api/endpoint.ts';
import * as api from '#api/original.ts';
import type { MessageId, UserId } from '#domain/id.ts';
import { bytesAt, call } from './call.ts';
import { standIn } from './stand-in.ts';

export const getOriginal = (id: MessageId, cancelled: AbortSignal) => call(api.getOriginal, { id }, cancelled);

export const getPictures = (id: MessageId, cancelled: AbortSignal) => call(api.getPictures, { id }, cancelled);

/** `pictures`: the person allowed remote pictures. */
export const pageOf = (id: MessageId, user: UserId, pictures: boolean): string => {
  const { query, value } = api.withPictures;
  const here = standIn();
  if (here !== null) return here.originalPage(id);
  return named(api.originalPage.replace(':id', id), user, pictures ? { [query]: value } : {});
};

export const saveFile = async (id: MessageId, nth: number, name: string): Promise<void> => {
  const address = URL.createObjectURL(await fileOf(id, nth));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

export const fileBytes = async (id: MessageId, nth: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await fileOf(id, nth)).arrayBuffer());

const fileOf = async (id: MessageId, nth: number): Promise<Blob> =>
  standIn()?.file(id, nth) ?? bytesAt(api.attachmentFile.replace(':id', id).replace(':nth', String(nth)));

/** A browser request has no header, so the address names the user. */
const named = (path: string, user: UserId, more: Record<string, string>): string =>
  `${path}?${new URLSearchParams({ [expectedUser.query]: user, ...more })}`;
