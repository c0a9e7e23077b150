// A registry in a bucket of an S3-compatible store. Which document is the present one is decided by conditional writes, which
// some stores accept and do not keep: `registry probe-store` tries it.
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { CliError } from '../errors.ts';
import type { RegistryStore } from './RegistryStore.ts';

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/**
 * Opens `s3://<bucket>/<folder>?endpoint=<address>&region=<name>`. The credentials are those that the AWS tools use: variables
 * of the environment, or a profile.
 *
 * @throws CliError `TOOL_MISSING` if the client is not installed
 */
export async function createS3Store(name: string): Promise<RegistryStore> {
  const sdk = await loadClient();
  const url = new URL(name);
  const Bucket = url.hostname;
  const folder = url.pathname.replaceAll(/^\/|\/$/g, '');
  const keyOf = (file: string) => (folder === '' ? file : `${folder}/${file}`);
  const endpoint = url.searchParams.get('endpoint');
  const client: S3Client = new sdk.S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Stores other than AWS’s do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const get = async (file: string) => {
    try {
      const { Body, ETag } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(file) }));
      return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
    } catch (cause) {
      if (statusOf(cause) === 404) return undefined;
      throw cause;
    }
  };
  /** Writes a file on a condition; returns whether it was met. */
  const put = async (
    file: string,
    content: Uint8Array | string,
    condition: { IfMatch?: string; IfNoneMatch?: string },
  ) => {
    const ContentType = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const CacheControl = isPointer(file) ? 'no-cache' : 'public, max-age=31536000, immutable';
    const Body = Buffer.from(content);
    try {
      const input = { Bucket, Key: keyOf(file), Body, ContentType, CacheControl, ...condition };
      await client.send(new sdk.PutObjectCommand(input));
      return true;
    } catch (cause) {
      if ([409, 412].includes(statusOf(cause))) return false;
      throw cause;
    }
  };
  return {
    name,
    read: async (file) => (await get(file))?.content,
    async list(prefix) {
      const files: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const input = { Bucket, Prefix: keyOf(prefix), ...(ContinuationToken !== undefined && { ContinuationToken }) };
        const page = await client.send(new sdk.ListObjectsV2Command(input));
        files.push(...(page.Contents ?? []).flatMap(({ Key }) => Key?.slice(keyOf('').length) ?? []));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return files.toSorted();
    },
    async write(file, content) {
      // Compressed copies are for web servers that find them beside a file.
      if (!/\.(?:br|gz)$/.test(file)) await put(file, content, { IfNoneMatch: '*' });
    },
    async replace(file, expected, next) {
      if (expected === undefined) return put(file, next, { IfNoneMatch: '*' });
      const present = await get(file);
      if (present?.etag === undefined || present.content.toString() !== expected) return false;
      // Ceph compares it without the quotes that it answers (findings/radosgw-if-match-quotes.sh).
      return (
        (await put(file, next, { IfMatch: present.etag })) ||
        put(file, next, { IfMatch: present.etag.replaceAll('"', '') })
      );
    },
    async remove(file) {
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(file) }));
    },
  };
}

/** Whether a file is replaced by others of its name. */
function isPointer(file: string): boolean {
  return /(?:^|\/)(?:\.[^/]*|trust\.json|channel\.json)$/.test(file);
}

function statusOf(cause: unknown): number {
  return (cause as Partial<S3ServiceException>).$metadata?.httpStatusCode ?? 0;
}

async function loadClient() {
  try {
    return await import('@aws-sdk/client-s3');
  } catch (cause) {
    throw new CliError('TOOL_MISSING', {
      message: 'A registry in a bucket needs the package @aws-sdk/client-s3, which is not installed.',
      hint: 'Install it beside admin-cli: npm install @aws-sdk/client-s3',
      cause,
    });
  }
}
