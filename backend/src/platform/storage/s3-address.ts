/** Where the S3 stands that keeps the files, and what opens it. */
export interface S3Address {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where this process calls it. */
  endpoint: string;
  /** Where browsers reach it; signed URLs stand under it. */
  publicEndpoint: string;
  /** Gives an address under it as the browser that asks knows it; left out where browsers know one name only. */
  asAsked?: (url: string) => string;
}

/** Injection token: the configured S3's address, or that of the one embedded in this process. */
export const S3_ADDRESS = Symbol('S3 address');
