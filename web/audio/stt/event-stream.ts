/** The data of each event of `text/event-stream`. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      rest += decoder.decode(value, { stream: !done }).replaceAll('\r\n', '\n');
      const events = rest.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) yield dataOf(event);
      if (done) {
        if (rest.trim() !== '') yield dataOf(rest);
        return;
      }
    }
  } finally {
    // Cancels the rest when the caller stops early.
    void reader.cancel().catch(() => {});
  }
}

const dataOf = (event: string): string =>
  event
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).replace(/^ /, '')] : []))
    .join('\n');
