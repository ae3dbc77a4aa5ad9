// Makes UUIDs of version 7 from a given time and random bytes, in the browser and on the server.

/** `chance`: ten random bytes. The ids sort by time, to the millisecond. */
export const uuidV7 = (now: Date, chance: Uint8Array): string => {
  const moment = now.getTime().toString(16).padStart(12, '0').slice(-12);
  const hex = Array.from(chance.slice(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex.slice(4, 6), 16) & 0x3f) | 0x80).toString(16);
  const tail = `${moment}7${hex.slice(1, 4)}${variant}${hex.slice(6, 20)}`;
  return `${tail.slice(0, 8)}-${tail.slice(8, 12)}-${tail.slice(12, 16)}-${tail.slice(16, 20)}-${tail.slice(20)}`;
};

export const momentOf = (id: string): Date => new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
