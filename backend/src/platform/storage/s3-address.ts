/** Address and credentials of the S3 that keeps the files. */
export interface S3Address {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Endpoint for this process. */
  endpoint: string;
  /** Endpoint for browsers; signed URLs are below it. */
  publicEndpoint: string;
  /** Converts a public address to the host name that the browser used; missing if browsers know only one name. */
  asAsked?: (url: string) => string;
}

/** Injection token: the configured S3's address, or that of the one embedded in this process. */
export const S3_ADDRESS = Symbol('S3 address');
