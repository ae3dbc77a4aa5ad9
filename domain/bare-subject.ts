/** Without any 'Re:', 'Fwd:' or their likes in other languages before it. */
export const bareSubject = (subject: string): string => subject.replace(prefixes, '').replace(/\s+/g, ' ').trim();

const prefixes = /^(?:\s*(?:re|fwd?|aw|wg|tr|rv|sv|vs|antw|res|enc|r)\s*(?:\[\d+\])?\s*[:：])+\s*/i;
