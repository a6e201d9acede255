/** Texts of the admin home (A §2). */
export const adminMessages = {
  title: "Admin",
  lead: "People, feedback and what the installation allows.",
  tools: "Tools",
  more: "More",
  users: "User Management",
  usersText: "Admins and invitations",
  stats: "Comprehensive Stats",
  statsText: "Every player and team, CSV export",
  feedback: "Feedback Management",
  feedbackText: "Bug reports and wishes",
  settings: "Settings",
  settingsText: "Public browsing, collectors",
  devices: "Devices",
  devicesText: "Who is silent, what waits",
  widget: "Stats Widget",
  widgetText: "The live season, code for your website",
} as const;
