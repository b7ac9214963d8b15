import { parseSync } from 'vite';

const tagName = 'voice-order-form';
const path = `dist/${tagName}.mjs`;

/** The attribute of a property: HTML has a property `hidden`, so the property of `hide` has a longer name. */
const attributeNamed = (name) =>
  name === 'hiddenParts' ? 'hide' : name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const textOf = ({ start, end }, source) => source.slice(start, end).replaceAll(/\s+/gu, ' ');

/** The allowed values of each type that is a union of strings, by type name. */
function readChoices(program, source) {
  const aliases = program.body.filter(({ declaration }) => declaration?.type === 'TSTypeAliasDeclaration');
  const choices = aliases.map(({ declaration: { id, typeAnnotation } }) => [
    id.name,
    (typeAnnotation.types ?? []).filter(({ type }) => type === 'TSLiteralType').map((value) => textOf(value, source)),
  ]);
  return Object.fromEntries(choices.filter(([, values]) => values.length > 0));
}

/** The interfaces of the types, by name, each with its docstring and its members with theirs. */
function readInterfaces(source) {
  const { program, comments, errors } = parseSync(`${tagName}.d.mts`, source);
  if (errors.length > 0) throw new Error(errors[0].message);
  const choices = readChoices(program, source);
  // Editors suggest values, but don't resolve type names.
  const typeOf = (node) =>
    textOf(node, source).replaceAll(/\b[A-Z]\w+\b/gu, (name) => choices[name]?.join(' | ') ?? name);
  const docOf = ({ start }) => {
    const comment = comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '');
    return readDoc(comment?.type === 'Block' ? comment.value : '');
  };
  const memberOf = (node) => ({
    name: node.key.name ?? node.key.value,
    node,
    type: typeOf((node.typeAnnotation ?? node.returnType).typeAnnotation),
    parameters: (node.params ?? []).map(({ name, optional, typeAnnotation }) => ({
      name,
      type: { text: typeOf(typeAnnotation.typeAnnotation) },
      ...(optional && { optional }),
    })),
    ...docOf(node),
  });
  const declared = program.body.filter(({ declaration }) => declaration?.type === 'TSInterfaceDeclaration');
  return Object.fromEntries(
    declared.map((statement) => {
      const { id, body } = statement.declaration;
      const named = body.body.filter(({ key }) => key);
      return [id.name, { ...docOf(statement), members: named.map(memberOf) }];
    }),
  );
}

/** The sentences of a docstring, and its tags with their text. */
function readDoc(comment) {
  const [sentences = '', ...tags] = comment
    .replaceAll(/^\s*\*+ ?/gmu, '')
    .split(/^@/mu)
    .map((part) => part.replaceAll(/\s+/gu, ' ').trim());
  return { description: sentences, tags: tags.map((tag) => /^(\w+) ?(.*)$/u.exec(tag)?.slice(1) ?? []) };
}

const tagged = ({ tags }, wanted) => tags.filter(([name]) => name === wanted).map(([, text]) => text);

/** Parses `name - Description.` of all tags of a kind. */
const listOf = (doc, tag) =>
  tagged(doc, tag).map((text) => {
    const [name, ...rest] = text.split(' - ');
    return { name, description: rest.join(' - ') };
  });

const withDefault = (doc) => (tagged(doc, 'default').length > 0 ? { default: tagged(doc, 'default')[0] } : {});

function fieldOf(member, attributes) {
  const { name, type, description, node } = member;
  const attribute = attributes.includes(attributeNamed(name)) ? attributeNamed(name) : undefined;
  return {
    kind: 'field',
    name,
    type: { text: type },
    description,
    ...withDefault(member),
    ...(attribute !== undefined && { attribute }),
    ...(tagged(member, 'reflect').length > 0 && { reflects: true }),
    ...(node.readonly && { readonly: true }),
  };
}

const methodOf = ({ name, type, description, parameters }) => ({
  kind: 'method',
  name,
  ...(parameters.length > 0 && { parameters }),
  return: { type: { text: type } },
  description,
});

/** An attribute, described by its property's docstring. */
function attributeOf({ name, type, description }, properties) {
  const property = properties.find((member) => attributeNamed(member.name) === name);
  return {
    name,
    type: { text: type.replace(/ \| (?:undefined|'')/gu, '') },
    description: description || property?.description,
    ...(property && { ...withDefault(property), fieldName: property.name }),
  };
}

const isMethod = ({ node }) => node.type === 'TSMethodSignature';

function declarationOf(interfaces) {
  const { VoiceOrderFormElement: element, VoiceOrderFormAttributes: attributes } = interfaces;
  const statics = interfaces.VoiceOrderFormConstructor.members;
  const properties = element.members.filter((member) => !isMethod(member));
  const names = attributes.members.map(({ name }) => name);
  return {
    kind: 'class',
    customElement: true,
    name: 'VoiceOrderFormElement',
    tagName,
    superclass: { name: 'HTMLElement' },
    description: element.description,
    attributes: attributes.members.map((member) => attributeOf(member, properties)),
    members: [
      ...properties.map((member) => fieldOf(member, names)),
      ...element.members.filter(isMethod).map(methodOf),
      ...statics.map((member) => ({ ...(isMethod(member) ? methodOf(member) : fieldOf(member, [])), static: true })),
    ],
    events: interfaces.VoiceOrderFormEventMap.members.map(({ name, type, description }) => ({
      name,
      type: { text: type },
      description,
    })),
    cssProperties: listOf(element, 'cssprop'),
    cssParts: listOf(element, 'csspart'),
  };
}

/** The Custom Elements Manifest, for editors and catalogues, generated from the public types and their docstrings. */
export function customElementsManifest(source) {
  const declaration = declarationOf(readInterfaces(source));
  const reference = { name: declaration.name, module: path };
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: [declaration],
        exports: [{ kind: 'custom-element-definition', name: tagName, declaration: reference }],
      },
    ],
  };
}
