// Whether a sentence of the person's own mail asks its reader for something that they now wait for.
import { asksIn } from '#reading/asks.ts';

export const requestIn = (sentence: string): boolean => {
  const said = sentence.replace(/[‘’]/g, "'").slice(0, 400);
  if (offers.test(said)) return false;
  return asksIn([said]).length > 0 || orders.test(said);
};

/** An offer in the form of a question leaves the reader free. */
const offers =
  /^(?:(?:so|and|or),? )?(?:should|shall|may|can|could) (?:i|we)\b|^(?:do you want|would you like) (?:me|us) to\b/i;

const orders =
  /^(?:please |kindly |[\p{Lu}]\p{L}+, (?:please )?)?(?:send|tell|give|forward|show|bring|ask|let|draft|call|check|confirm|find|get|keep|remind) (?:me|us|him|her|them|it|the|a|an|both|\p{Lu}\p{L}+)\b|\bi(?:'d)? (?:still )?need (?:the|your|a|an|it|them)\b.*\b(?:back|by|before|today|tomorrow|from you)\b|^any (?:news|update|progress|word)\b/u;
