import { verifySignature } from './sigv4.js';

/**
 * Amazon's published examples for Signature Version 4 of S3 (Authenticating Requests: Using the Authorization Header,
 * and Using Query Parameters). They come from no SDK, so code that passes them agrees with S3 itself.
 */
const credentials = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const NOW = new Date('2013-05-24T00:00:00Z');
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SCOPE = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
const host = 'examplebucket.s3.amazonaws.com';

const signed = (signedHeaders: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=${SCOPE},SignedHeaders=${signedHeaders},Signature=${signature}`;

interface Example {
  method: string;
  path: string;
  query?: string;
  headers: Record<string, string>;
}

const dated = { host, 'x-amz-date': '20130524T000000Z', 'x-amz-content-sha256': EMPTY };

const EXAMPLES: [string, Example][] = [
  [
    'reading part of an object',
    {
      method: 'GET',
      path: '/test.txt',
      headers: {
        ...dated,
        range: 'bytes=0-9',
        authorization: signed(
          'host;range;x-amz-content-sha256;x-amz-date',
          'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
        ),
      },
    },
  ],
  [
    'storing an object whose key has a special character',
    {
      method: 'PUT',
      path: '/test%24file.text',
      headers: {
        ...dated,
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        authorization: signed(
          'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
          '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
        ),
      },
    },
  ],
  [
    'a query without a value',
    {
      method: 'GET',
      path: '/',
      query: 'lifecycle',
      headers: {
        ...dated,
        authorization: signed(
          'host;x-amz-content-sha256;x-amz-date',
          'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
        ),
      },
    },
  ],
  [
    'listing a bucket',
    {
      method: 'GET',
      path: '/',
      query: 'max-keys=2&prefix=J',
      headers: {
        ...dated,
        authorization: signed(
          'host;x-amz-content-sha256;x-amz-date',
          '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
        ),
      },
    },
  ],
  [
    'a signed URL',
    {
      method: 'GET',
      path: '/test.txt',
      query: new URLSearchParams({
        'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
        'X-Amz-Credential': SCOPE,
        'X-Amz-Date': '20130524T000000Z',
        'X-Amz-Expires': '86400',
        'X-Amz-SignedHeaders': 'host',
        'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
      }).toString(),
      headers: { host },
    },
  ],
];

const verify = ({ query = '', ...rest }: Example) =>
  verifySignature({ ...rest, query: new URLSearchParams(query) }, credentials, NOW);

it.each(EXAMPLES)('the published signature of %s is accepted', (_what, example) => {
  expect(() => verify(example)).not.toThrow();
});

it.each(EXAMPLES)('the published signature of %s is refused for another object', (_what, example) => {
  expect(() => verify({ ...example, path: '/other.txt' })).toThrow('SignatureDoesNotMatch');
});
