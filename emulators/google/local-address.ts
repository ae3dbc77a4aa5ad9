/** True for an address of this machine. The local Google calls no other. */
export const isNear = (address: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);
