import { getContacts } from '#api/contacts.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { contactList } from './list.ts';

export const contactRoutes = (ctx: Context): Route[] => [
  bind(ctx, getContacts, ({ userId, input }) => contactList(ctx, userId, input.known ?? null)),
];
