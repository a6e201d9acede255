import { readMail } from "../helpers/backend/read-mail.ts";
import {
  askForMail,
  button,
  email,
  expectCleanAddress,
  link,
  newAddress,
  nextMail,
  PASSWORD,
} from "./accounts.ts";
import { DEMO, expect, signIn, test } from "./fixtures.ts";

test("a new person signs up, confirms by mail and goes on to where they were going (P §2, D4)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const address = newAddress();
  await phone.goto("/account");
  await expect(phone).toHaveURL(/\/login$/);
  await email(phone).fill(address);
  await link(phone, "Don't have an account? Sign up").click();
  await expect(phone).toHaveURL(/\/auth\/signup$/);
  await expect(phone).toHaveTitle("Create an account · Stat Tracker");
  await expect(email(phone)).toHaveValue(address);
  await phone.getByLabel("Create a password").fill("12345");
  await button(phone, "Sign up").click();
  await expect(phone.getByText("Password must be at least 6 characters")).toBeVisible();
  await expect(phone.getByLabel("Create a password")).toBeFocused();
  await phone.getByLabel("Create a password").fill(PASSWORD);
  await phone.keyboard.press("Enter");
  await expect(phone.getByText("Check your email for the confirmation link")).toBeVisible();

  await test.step("an unconfirmed address cannot sign in; a second mail has to wait, in words", async () => {
    await button(phone, "Send it again").click();
    await expect(phone.getByRole("alert")).toHaveText(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
    await phone.reload();
    await expect(phone.getByText("Check your email for the confirmation link")).toBeVisible();
    await link(phone, "Already have an account? Sign in").click();
    await phone.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await button(phone, "Sign in").click();
    await expect(phone.getByRole("alert").first()).toHaveText("Email not confirmed");
  });

  const mail = await nextMail(server, address, /confirm/i);
  await phone.goto(mail.link);
  await expect(phone.getByRole("heading", { name: "Your account" })).toBeVisible();
  await expect(phone.getByText(address).first()).toBeVisible();
  expectCleanAddress(phone);
  await phone.goBack();
  await expect(phone).not.toHaveURL(/\/auth\/(callback|v1)/);

  await test.step("the link works once; whoever is signed in simply goes on", async () => {
    await phone.goto(mail.link);
    await expect(
      phone.getByRole("heading", { name: "This link does not work any more" }),
    ).toBeVisible();
    await expect(phone.getByRole("alert")).toContainText(`You are signed in as ${address}`);
    expectCleanAddress(phone);
    await link(phone, "Go on").click();
    await expect(phone).toHaveURL(/\/account$/);
  });
});

test("a forgotten password is replaced through its mail; the old one is refused (P §2, rule 13)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const tablet = await newPhone();
  await signIn(tablet, DEMO.viewer);
  await phone.goto("/login");
  await link(phone, "Reset/Forgot Password?").click();
  await email(phone).fill(DEMO.viewer.email);
  await button(phone, "Send reset password instructions").click();
  await expect(phone.getByText("Check your email for the password reset link")).toBeVisible();
  const mail = await nextMail(server, DEMO.viewer.email, /password/i);
  await phone.goto(mail.link);
  await expect(phone.getByRole("heading", { name: "Reset Your Password" })).toBeVisible();
  await expect(phone).toHaveURL(/\/auth\/reset-password\?type=recovery$/);

  const fresh = phone.getByLabel("New Password");
  const again = phone.getByLabel("Confirm Password");
  await fresh.fill("12345");
  await again.fill("12345");
  await button(phone, "Update Password").click();
  await expect(phone.getByText("Password must be at least 6 characters")).toBeVisible();
  await fresh.fill("demo-user-2027");
  await again.fill("demo-user-2028");
  await button(phone, "Update Password").click();
  await expect(phone.getByText("Passwords do not match")).toBeVisible();
  await again.fill("demo-user-2027");
  await phone.reload();
  await fresh.fill(DEMO.viewer.password);
  await again.fill(DEMO.viewer.password);
  await again.press("Enter");
  await expect(phone.getByRole("alert").first()).toHaveText(
    "New password should be different from the old password.",
  );
  await fresh.fill("demo-user-2027");
  await again.fill("demo-user-2027");
  await again.press("Enter");
  await expect(phone).toHaveURL(/\/login$/);
  await expect(phone.getByText("Your password has been updated")).toBeVisible();
  await expect(email(phone)).toHaveValue(DEMO.viewer.email);

  await phone.getByLabel("Your password", { exact: true }).fill(DEMO.viewer.password);
  await button(phone, "Sign in").click();
  await expect(phone.getByRole("alert").first()).toHaveText("Invalid login credentials");
  await phone.getByLabel("Your password", { exact: true }).fill("demo-user-2027");
  await phone.keyboard.press("Enter");
  await expect(phone).toHaveURL(/\/games$/);

  await test.step("the other device's session has ended (rule 13)", async () => {
    const session = await tablet.evaluate(() => localStorage.getItem("stat-tracker.session"));
    const { refreshToken } = JSON.parse(session ?? "{}");
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: "sb_publishable_local", "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    expect(answer.status).toBe(400);
  });

  await test.step("the used link says so and has a way on", async () => {
    await phone.goto("/account");
    await button(phone, "Sign Out").click();
    await expect(phone).toHaveURL(/\/$/);
    await phone.goto(mail.link);
    await expect(
      phone.getByRole("heading", { name: "This link does not work any more" }),
    ).toBeVisible();
    await link(phone, "Send a new link").click();
    await expect(phone).toHaveURL(/view=forgotten_password$/);
  });
});

test("a magic link and a typed code sign in; another browser is told why and types its code", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await phone.goto("/login?view=magic_link");
  await button(phone, "Send magic link").click();
  await expect(phone.getByText("Enter your email address.")).toBeVisible();
  await askForMail(phone, "magic_link", DEMO.scorer.email);
  await expect(phone.getByText("Check your email for the magic link")).toBeVisible();
  const first = await nextMail(server, DEMO.scorer.email, /sign/i);

  const laptop = await newPhone({ viewport: { width: 1280, height: 800 } });
  await laptop.goto(first.link);
  await expect(
    laptop.getByRole("heading", { name: "This link belongs to another browser" }),
  ).toBeVisible();
  expectCleanAddress(laptop);
  await link(laptop, "Send me a code").click();
  await expect(laptop).toHaveURL(/view=magic_link$/);

  await askForMail(laptop, "magic_link", DEMO.scorer2.email);
  await link(laptop, "Enter the code from the email").click();
  await expect(email(laptop)).toHaveValue(DEMO.scorer2.email);
  const second = await nextMail(server, DEMO.scorer2.email, /sign/i);
  const code = laptop.getByLabel("Code from the email");
  await code.fill(second.code === "000000" ? "000001" : "000000");
  await code.press("Enter");
  await expect(laptop.getByRole("alert").first()).toHaveText("Token has expired or is invalid");
  await code.fill(second.code);
  await code.press("Enter");
  await expect(laptop).toHaveURL(/\/games$/);

  await link(phone, "Use another address").click();
  await email(phone).fill(DEMO.viewer.email);
  await phone.keyboard.press("Enter");
  await expect(phone.getByText(`We wrote to ${DEMO.viewer.email}.`)).toBeVisible();
  await phone.goto((await nextMail(server, DEMO.viewer.email, /sign/i)).link);
  await expect(phone).toHaveURL(/\/games$/);
  expectCleanAddress(phone);
});

test("a typed recovery code leads to update_password in the form, and back to the way (P §2)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await askForMail(phone, "forgotten_password", DEMO.scorer.email);
  await link(phone, "Enter the code from the email").click();
  const { code } = await nextMail(server, DEMO.scorer.email, /password/i);
  await phone.getByLabel("Code from the email").fill(code);
  await button(phone, "Verify code").click();
  await expect(phone.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await phone.getByLabel("New password").fill("demo-user-2027");
  await button(phone, "Update password").click();
  await expect(phone).toHaveURL(/\/games$/);
  await expect(phone.getByText("Your password has been updated")).toBeVisible();
});

test("a link that meets a dead network keeps working", async ({ server, newPhone }) => {
  const phone = await newPhone();
  await askForMail(phone, "magic_link", DEMO.viewer.email);
  const { link: tapped } = await nextMail(server, DEMO.viewer.email, /sign/i);
  const exchange = /grant_type=pkce/;
  await phone.route(exchange, (route) => route.abort());
  await phone.goto(tapped);
  await expect(
    phone.getByRole("heading", { name: "The link could not be used yet" }),
  ).toBeVisible();
  await phone.unroute(exchange);
  await button(phone, "Try again").click();
  await expect(phone).toHaveURL(/\/games$/);
});

test("rule 14: a callback with a foreign next, a broken session or no session goes nowhere else", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await phone.goto("/auth/callback");
  await expect(phone).toHaveURL(/\/login$/);

  await phone.goto("/auth/callback#access_token=a&token_type=bearer");
  const alert = phone.getByRole("alertdialog");
  await expect(alert).toHaveText(
    /There was an error with your authentication\. Please try again\./,
  );
  expectCleanAddress(phone);
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(phone).toHaveURL(/\/login$/);

  await askForMail(phone, "magic_link", DEMO.viewer.email);
  const { link: tapped } = await readMail(server.url, DEMO.viewer.email);
  const answer = await fetch(tapped, { redirect: "manual" });
  const target = new URL(answer.headers.get("location") ?? "");
  target.searchParams.set("next", "https://evil.example/games");
  await phone.goto(target.href);
  await expect(phone).toHaveURL(`${server.url}/games`);

  await test.step("a session by somebody else's link is asked about first", async () => {
    const stranger = await server.service.auth.admin.createUser({
      email: newAddress(),
      password: PASSWORD,
      email_confirm: true,
    });
    const token = await signInOverHttp(server.url, stranger.data.user?.email ?? "");
    const strange = `/#access_token=${token.access_token}&refresh_token=${token.refresh_token}&expires_in=3600&token_type=bearer`;
    await phone.goto("/test");
    await phone.goto(strange);
    const question = phone.getByRole("alertdialog");
    await expect(question).toContainText(`You are signed in as ${DEMO.viewer.email}.`);
    await question.getByRole("button", { name: "Stay signed in" }).click();
    await expect(phone).toHaveURL(/\/games$/);
    expectCleanAddress(phone);
    await phone.goto("/account");
    await expect(phone.getByText(DEMO.viewer.email).first()).toBeVisible();

    const signedOut = await newPhone();
    await signedOut.goto(strange);
    const offer = signedOut.getByRole("alertdialog");
    await expect(offer).toContainText(`Sign in as ${stranger.data.user?.email} on this device?`);
    await offer.getByRole("button", { name: "Not now" }).click();
    await expect(signedOut).toHaveURL(/\/login$/);
    await signedOut.goto("/account");
    await expect(signedOut).toHaveURL(/\/login$/);
  });
});

test("another link put into the address bar of a link's trouble is taken out and followed (rule 14)", async ({
  server,
  newPhone,
}) => {
  const address = newAddress();
  await server.service.auth.admin.createUser({
    email: address,
    password: PASSWORD,
    email_confirm: true,
  });
  const token = await signInOverHttp(server.url, address);
  const phone = await newPhone();
  await phone.goto("/auth/callback#error=access_denied&error_code=otp_expired");
  const trouble = phone.getByRole("heading", { name: "This link does not work any more" });
  await expect(trouble).toBeVisible();
  // The browser loads no page for an address that differs in its fragment only.
  const paste = (fragment: string) =>
    phone.evaluate((text) => {
      window.location.hash = text;
    }, fragment);
  await paste("error=access_denied&error_code=otp_expired");
  await expect(phone).toHaveURL(/\/auth\/callback$/);
  await expect(trouble).toBeVisible();
  await paste(
    `access_token=${token.access_token}&refresh_token=${token.refresh_token}&expires_in=3600&token_type=bearer`,
  );
  const question = phone.getByRole("alertdialog");
  await expect(question).toContainText(`Sign in as ${address} on this device?`);
  expectCleanAddress(phone);
  await question.getByRole("button", { name: "Sign in" }).click();
  await expect(phone).toHaveURL(/\/games$/);
});

async function signInOverHttp(url: string, address: string) {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: "sb_publishable_local", "content-type": "application/json" },
    body: JSON.stringify({ email: address, password: PASSWORD }),
  });
  return (await answer.json()) as { access_token: string; refresh_token: string };
}
