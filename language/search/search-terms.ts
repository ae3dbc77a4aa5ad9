// The words to look for in a sentence that asks for mail: 'could you show me what Maya has sent' is 'Maya sent'.
import {
  afterRequest,
  asksWhere,
  asksWho,
  beforeTerms,
  mailsOf,
  mailsSent,
  perfect,
  relatedTo,
  whereDid,
} from '#language/en/search/term-words.ts';

export const searchTerms = (heard: string): string => {
  if (asksWho.test(heard)) return heard;
  const bare = heard
    .replace(/[.?!]+$/, '')
    .replace(whereDid, '$1')
    .replace(perfect, '$1')
    .replace(mailsOf, '$1 from ')
    .replace(mailsSent, '')
    .replace(relatedTo, 'about ');
  const terms = bare.replace(beforeTerms, '').replace(afterRequest, '').trim();
  return terms === '' ? heard : terms;
};

/** A request that begins with its terms, 'contracts I want to read', keeps all of them. */
export const termsAsked = (asked: string): string => (asksWhere.test(asked) ? searchTerms(asked) : asked);
