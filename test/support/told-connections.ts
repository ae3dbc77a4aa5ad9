// Loaded into Flow's process by `--import`: prints each host that it looks up or connects to.
import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';

const tell = (where: string): boolean => process.stderr.write(`connects to ${where}\n`);

subscribe('net.client.socket', (message) => {
  const socket = typeof message === 'object' && message !== null && 'socket' in message ? message.socket : null;
  if (!(socket instanceof Socket)) return;
  socket.once('lookup', (_error, _address, _family, host: string) => tell(`${host}`));
  socket.once('connectionAttempt', (address: string, port: number | undefined) => {
    // A socket of this machine has no port.
    if (port !== undefined) tell(`${address}:${port}`);
  });
});
