import { create, ts } from '@custom-elements-manifest/analyzer';

const tagName = 'voice-order-form';
const path = `dist/${tagName}.mjs`;

/** The attribute of a property: HTML has a property `hidden`, so the property of `hide` has a longer name. */
const attributeNamed = (name) =>
  name === 'hiddenParts' ? 'hide' : name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** The analyzer reads classes only, so the interfaces of the public types become classes before it parses them. */
const asClasses = (types) => types.replaceAll(/^export interface /gmu, 'export declare class ');

/** An attribute has the description of its property, unless it has its own. */
function attributeOf({ name, type, description }, fields) {
  const field = fields.find((member) => attributeNamed(member.name) === name);
  return {
    name,
    type: { text: type.text.replaceAll(/ \| (?:undefined|'')/gu, '') },
    description: description ?? field?.description,
    ...(field && { default: field.default, fieldName: field.name }),
  };
}

/** Completes the element's class with the members of the other public types. A plugin of the analyzer. */
const publicTypes = () => ({
  name: 'public-types',
  packageLinkPhase({ customElementsManifest }) {
    const [module] = customElementsManifest.modules;
    const membersOf = (type) =>
      module.declarations
        .find(({ name }) => name === type)
        .members.map((member) => ({ ...member, name: member.name.replaceAll("'", ''), privacy: undefined }));
    const element = module.declarations.find(({ name }) => name === 'VoiceOrderFormElement');
    const members = membersOf(element.name);
    const attributes = membersOf('VoiceOrderFormAttributes').map((member) => attributeOf(member, members));
    const attributeOfField = ({ name }) => attributes.find(({ fieldName }) => fieldName === name)?.name;
    const statics = membersOf('VoiceOrderFormConstructor').filter(({ name }) => name !== 'new');
    module.declarations = [
      {
        ...element,
        tagName,
        customElement: true,
        attributes,
        members: [
          ...members.map((member) => ({ ...member, attribute: attributeOfField(member) })),
          ...statics.map((member) => ({ ...member, static: true })),
        ],
        events: membersOf('VoiceOrderFormEventMap').map(({ kind: _kind, ...event }) => event),
      },
    ];
    module.exports = [
      { kind: 'custom-element-definition', name: tagName, declaration: { name: element.name, module: path } },
    ];
  },
});

/** The allowed values of each type that is a union of strings, by type name: editors don't resolve type names. */
function choicesOf(source) {
  const aliases = source.statements.filter((node) => ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type));
  const choices = aliases.map(({ name, type }) => [
    name.text,
    type.types.filter((node) => ts.isLiteralTypeNode(node)).map((node) => node.getText()),
  ]);
  return new Map(choices.filter(([, values]) => values.length > 0).map(([name, values]) => [name, values.join(' | ')]));
}

const oneLine = (text) => text.replaceAll(/\s+/gu, ' ');

/** The Custom Elements Manifest, for editors and catalogues, generated from the public types and their docstrings. */
export function customElementsManifest(types) {
  const source = ts.createSourceFile(path, asClasses(types), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const choices = choicesOf(source);
  const manifest = create({ modules: [source], plugins: [publicTypes()] });
  const resolved = (type) => type.replaceAll(/\b[A-Z]\w+\b/gu, (name) => choices.get(name) ?? name);
  return JSON.parse(JSON.stringify({ ...manifest, schemaVersion: '2.1.0' }), (key, value) => {
    if (typeof value !== 'string') return value;
    return key === 'text' ? resolved(oneLine(value)) : oneLine(value);
  });
}
