// Loaded into Flow's process by `--import`: prints each host that it looks up or connects to, encrypted or not.
import { Socket } from 'node:net';

const tell = (where: string): boolean => process.stderr.write(`connects to ${where}\n`);

// Encrypted sockets inherit this method, and Node's own channel tells nothing of them.
const { connect } = Socket.prototype;
Object.assign(Socket.prototype, {
  connect(this: Socket, ...to: Parameters<Socket['connect']>): Socket {
    this.once('lookup', (_error, _address, _family, host: string) => tell(host));
    this.once('connectionAttempt', (address: string, port: number | undefined) => {
      // A socket of this machine has no port.
      if (port !== undefined) tell(`${address}:${port}`);
    });
    return Reflect.apply(connect, this, to);
  },
});
