// Merges concurrent returns from Google. A double click or reload sends the same return twice, and Google revokes a code used twice.

/** Only concurrent returns of one browser share an answer. */
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
