// Reads the person's signature from the provider as plain text. Flow asks once per visit and never stores it.

import type { Account } from '#domain/id.ts';
import { longestSignature } from '#domain/signature.ts';
import { htmlToWholeLines } from '#reading/html-to-text.ts';
import type { Context } from '#server/context.ts';
import { asking } from './asking.ts';

/** Twice Gmail's own limit. */
const longestHtml = 20_000;

export const signatureOf = async (ctx: Context, account: Account): Promise<{ text: string }> => {
  const html = await asking(ctx, account)((caller) => ctx.provider(account).signature(caller));
  return { text: html.length > longestHtml ? '' : asText(html) };
};

const asText = (html: string): string => {
  const text = htmlToWholeLines(html)
    .map((line) => line.text.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(named, (all, shown: string, address: string) => (bare(shown) === bare(address) ? shown : all))
    .trim();
  return text.length > longestSignature ? '' : text;
};

/** Show a link's text and its address once if they are the same. */
const named = /(\S+) <((?:https?:\/\/|mailto:|tel:)[^\s>]+)>/g;
const bare = (address: string): string =>
  address.replace(/^(?:https?:\/\/|mailto:|tel:)|^www\.|\/$/g, '').toLowerCase();
