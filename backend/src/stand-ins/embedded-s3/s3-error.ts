const STATUS = {
  AccessDenied: 403,
  BadDigest: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InsufficientStorage: 507,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidRange: 416,
  InvalidURI: 400,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
} as const;

/** An error in S3's format. Clients rely on the code. */
export class S3Error extends Error {
  readonly status: number;

  constructor(
    readonly code: keyof typeof STATUS,
    message: string = code,
  ) {
    super(message);
    this.name = 'S3Error';
    this.status = STATUS[code];
  }
}

export function asS3Error(error: unknown): S3Error {
  if (error instanceof S3Error) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new S3Error('InsufficientStorage', 'The disk is full');
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') return new S3Error('IncompleteBody');
  return new S3Error('InternalError', 'Something went wrong on our end. Please try again.');
}
