// The build's addresses of the hearing's worker, worklet and weights. The linter does not understand `?worker&url`, which the build needs.
import weights from 'virtual:vad-weights?url';
// oxlint-disable-next-line import/default
import worklet from './capture.worklet.ts?worker&url';
// oxlint-disable-next-line import/default
import worker from './hearing.worker.ts?worker&url';

export const hearingFiles = { weights, worklet, worker };
