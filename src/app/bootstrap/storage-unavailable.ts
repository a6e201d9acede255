export class StorageUnavailableError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The device's storage cannot be opened (${code}).`);
    this.code = code;
  }
}
