/** True if an address belongs to the product. */
export const isOwnAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === location.origin
