type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const mapNode = (node: Node, change: (part: unknown, key: string) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([key, part]) => [key, change(part, key)]));

/**
 * The description of an answer is repeated at its schema; several answers with different descriptions may share a
 * schema.
 */
function withoutEcho(node: Node): Node {
  const { description, content } = node;
  if (description === undefined || !isNode(content)) return node;
  const withoutDescription = (media: unknown): unknown => {
    if (!isNode(media) || !isNode(media['schema'])) return media;
    const { description: _, ...schema } = media['schema'];
    return { ...media, schema };
  };
  return { ...node, content: mapNode(content, withoutDescription) };
}

/**
 * Moves the schemas that have a title out of a description's paths and leaves references, so that generated code has
 * these names. Returns the paths and the schemas by title; throws if a title has two schemas.
 */
export function namedSchemas(paths: Node): { readonly paths: Node; readonly schemas: Node } {
  const schemas: Record<string, Node> = {};
  const reduce = (value: unknown, key = ''): unknown => {
    // Examples may contain a title of their own.
    if (key.startsWith('example')) return value;
    if (Array.isArray(value)) return value.map((part) => reduce(part));
    if (!isNode(value)) return value;
    const reduced = mapNode(withoutEcho(value), reduce);
    // The keys of these are field names.
    return key === 'properties' ? reduced : name(reduced);
  };
  const name = ({ title, ...rest }: Node): Node => {
    if (typeof title !== 'string') return rest;
    schemas[title] ??= rest;
    if (JSON.stringify(schemas[title]) !== JSON.stringify(rest)) throw new Error(`${title} names two schemas.`);
    return { $ref: `#/components/schemas/${title}` };
  };
  const reduced = mapNode(paths, reduce);
  return {
    paths: reduced,
    schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
