import { getContacts } from '#api/contacts.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, type Route } from '#server/handle.ts';
import { contactList } from './list.ts';

export const contactRoutes = (ctx: Context): Route[] => [
  bindAccount(ctx, getContacts, ({ account, input }) => contactList(ctx, account, input.known ?? null)),
];
