// The length of a file is part of an application's detail, long before its picture is drawn. So a drawn picture is filled
// up to the length that was announced, with a comment, which readers of JPEG skip.
const commentMarker = 0xfffe;
const longestComment = 65_537;
const shortestComment = 4;

export function padJpeg(jpeg: Uint8Array, length: number): Uint8Array {
  const filling = length - jpeg.length;
  if (filling < shortestComment || filling > longestComment) {
    throw new Error(
      `A picture of ${jpeg.length} bytes cannot be filled up to ${length}; correct \`bytes\` of its layout.`,
    );
  }
  const source = Buffer.from(jpeg);
  // After the first segment, which has to follow the start of the image.
  const position = 4 + source.readUInt16BE(4);
  const comment = Buffer.alloc(filling, ' ');
  comment.writeUInt16BE(commentMarker, 0);
  comment.writeUInt16BE(filling - 2, 2);
  return Buffer.concat([source.subarray(0, position), comment, source.subarray(position)]);
}
