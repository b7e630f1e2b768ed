/** Whether an address is one of the product's own. */
export const isOwnAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === location.origin
