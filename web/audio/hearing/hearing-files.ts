// Where the build put what the ears are made of besides this page's own code. The linter reads past `?worker&url`, which is what the
// build answers to.
import weights from 'virtual:vad-weights?url';
// oxlint-disable-next-line import/default
import worklet from './capture.worklet.ts?worker&url';
// oxlint-disable-next-line import/default
import worker from './hearing.worker.ts?worker&url';

export const hearingFiles = { weights, worklet, worker };
