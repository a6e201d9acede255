export const crestMessages = {
  label: "Crest",
  hint: "An SVG or a PNG of at most 100 KB. It stands where the jersey stands without one.",
  choose: "Choose Picture",
  another: "Choose Another",
  use: "Use This Crest",
  uploading: "Uploading...",
  remove: "Remove Crest",
  removing: "Removing...",
  keep: "Keep",
  removeQuestion: (name: string) =>
    `Remove the crest of ${name}?\n\nThe code on a jersey shows again, everywhere.`,
  saved: (name: string) => `Crest of ${name} saved`,
  removed: (name: string) => `Crest of ${name} removed`,
  grounds: { light: "Light", dark: "Dark", sun: "Sun" },
  tooLarge: (kilobytes: number) => `This picture has ${kilobytes} KB. A crest has at most 100 KB.`,
  unseen: "This browser cannot show the picture.",
  problems: {
    too_large: "A crest has at most 100 KB.",
    not_a_picture: "This is neither an SVG nor a PNG, whatever its name says.",
    png_broken: "This PNG is damaged. Save it again from the program that made it.",
    png_dimensions: "A PNG has at most 1024 pixels on each side.",
    svg_broken: "This SVG cannot be read. Save it again from the program that made it.",
    svg_size:
      "This SVG does not say how large it is. It needs a view box, or a width and a height.",
    svg_text: "This SVG has letters, which need a font. Turn them into paths first.",
    svg_image: "This SVG has a photo in it. Save the crest as a PNG instead.",
    svg_style: "This SVG has styles that cannot be read. Export it with presentation attributes.",
    svg_effect:
      "This SVG uses something that a crest cannot show, such as a filter, a pattern or a link. Save it as a PNG instead.",
    svg_too_complex: "This SVG has too many parts. Save it as a PNG instead.",
    unknown_team: "This team is gone.",
  },
} as const;
