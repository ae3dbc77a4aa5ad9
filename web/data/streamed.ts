// Form uploads with streamed answers. Kept out of `call.ts`, because the first mail does not need them.
import { expectedUser } from '#api/endpoint.ts';
import { Problem } from '#domain/problem.ts';
import { calledAs, problemOf } from './call.ts';
import { paced } from './slow-down.ts';
import { standIn } from './stand-in.ts';

export const streamedFrom = async (path: string, form: FormData, cancelled: AbortSignal): Promise<Response> => {
  // A demonstration has no server for speech recognition.
  if (standIn() !== null) throw new Problem('speech.no-ears');
  const caller = calledAs();
  const headers = { 'x-flow': '1', ...(caller === null ? {} : { [expectedUser.header]: caller }) };
  const once = () => fetch(path, { method: 'POST', headers, body: form, signal: cancelled });
  const answer = await paced(once, cancelled).catch((cause) => {
    throw new Problem('network.offline', { cause });
  });
  if (!answer.ok) throw await problemOf(answer);
  return answer;
};
