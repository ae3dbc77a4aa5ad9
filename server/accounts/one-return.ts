// A browser may come back from Google twice at once: who clicks Allow twice, or reloads, sends the same return again while the first is
// under way. Google takes a code once, and a second time takes back what it gave; so both get the one answer.

/** `finish` answers a return. Another browser's, and one that comes when the first was answered, is a return of its own. */
export const oneReturn = (
  finish: (request: Request) => Promise<Response>,
): ((request: Request) => Promise<Response>) => {
  const underWay = new Map<string, Promise<Response>>();
  return async (request) => {
    const key = JSON.stringify([new URL(request.url).search, request.headers.get('cookie')]);
    const first = underWay.get(key);
    if (first) return (await first).clone();
    const answer = finish(request).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return (await answer).clone();
  };
};
