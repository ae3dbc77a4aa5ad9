// Numbers and addresses by which one reaches or names something: phones, codes, email addresses, links.
import { type Fact, factsOf } from './span.ts';

export const phonesIn = (sentence: string): Fact[] =>
  factsOf('phone', phone, sentence).filter(({ from, to }) => {
    const digits = sentence.slice(from, to).replace(/\D/g, '').length;
    return digits >= 7 && digits <= 15;
  });

const phone = /(?<![\w.,])(?:\+|00)?\d[\d ()/.-]{5,22}\d(?![\w%])/g;

export const emailsIn = (sentence: string): Fact[] =>
  factsOf('email', /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g, sentence);

export const linksIn = (sentence: string): Fact[] =>
  factsOf('link', /\b(?:https?:\/\/)?(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,12}(?:\/[\w./?=&%#-]{0,200})?/gi, sentence);

/** Booking, invoice and file numbers, tags and versions. */
export const codesIn = (sentence: string): Fact[] =>
  factsOf('code', code, sentence).filter(({ from, to }) => {
    const text = sentence.slice(from, to);
    return /\d/.test(text) && (/[A-Z-]/.test(text) || text.replace(/\D/g, '').length >= 2);
  });

const code =
  /(?<![\w.,€$£])(?:[A-Z]{2,}[A-Z\d]*(?:[-/][A-Z\d]+)*|[A-Z\d]*\d[A-Z\d]*(?:[-/ ](?=[A-Z\d/-]*\d)[A-Z\d]+)*)(?![\w%€])/g;
